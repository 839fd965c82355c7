package org.inwoarena.contracts;

import com.fasterxml.classmate.ResolvedType;
import com.fasterxml.jackson.annotation.JsonValue;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.github.victools.jsonschema.generator.CustomDefinition;
import com.github.victools.jsonschema.generator.CustomDefinition.AttributeInclusion;
import com.github.victools.jsonschema.generator.CustomDefinition.DefinitionType;
import com.github.victools.jsonschema.generator.FieldScope;
import com.github.victools.jsonschema.generator.Option;
import com.github.victools.jsonschema.generator.OptionPreset;
import com.github.victools.jsonschema.generator.SchemaGenerationContext;
import com.github.victools.jsonschema.generator.SchemaGenerator;
import com.github.victools.jsonschema.generator.SchemaGeneratorConfigBuilder;
import com.github.victools.jsonschema.generator.SchemaVersion;
import com.github.victools.jsonschema.module.jackson.JacksonModule;
import com.github.victools.jsonschema.module.jackson.JacksonOption;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;

/** Generates the JSON Schema of a record as the mapper of {@link Json} reads and writes it. */
final class SchemaGeneration {

  private final SchemaGenerator generator = new SchemaGenerator(config().build());

  /** The schema of a type, as the text of its file. */
  String of(Class<?> type) throws JsonProcessingException {
    return Json.mapper()
            .writerWithDefaultPrettyPrinter()
            .writeValueAsString(generator.generateSchema(type))
        + "\n";
  }

  private static SchemaGeneratorConfigBuilder config() {
    var config =
        new SchemaGeneratorConfigBuilder(
                Json.mapper(), SchemaVersion.DRAFT_2020_12, OptionPreset.PLAIN_JSON)
            .with(
                Option.DEFINITIONS_FOR_ALL_OBJECTS,
                Option.MAP_VALUES_AS_ADDITIONAL_PROPERTIES,
                Option.STANDARD_FORMATS)
            .with(new JacksonModule(JacksonOption.FLATTENED_ENUMS_FROM_JSONPROPERTY));
    config.forTypesInGeneral().withCustomDefinitionProvider(SchemaGeneration::asItsValue);
    config
        .forFields()
        .withTargetTypeOverridesResolver(SchemaGeneration::content)
        .withNullableCheck(SchemaGeneration::isOptional)
        .withRequiredCheck(field -> !isOptional(field));
    return config;
  }

  /** A record written as one of its values, such as a card number, has that value's schema. */
  private static CustomDefinition asItsValue(ResolvedType type, SchemaGenerationContext context) {
    return Arrays.stream(type.getErasedType().getMethods())
        .filter(method -> method.isAnnotationPresent(JsonValue.class))
        .map(method -> context.getTypeContext().resolve(method.getGenericReturnType()))
        .map(value -> context.createStandardDefinition(value, null))
        .map(schema -> new CustomDefinition(schema, DefinitionType.INLINE, AttributeInclusion.YES))
        .findFirst()
        .orElse(null);
  }

  private static List<ResolvedType> content(FieldScope field) {
    var type = field.getType();
    if (type.isInstanceOf(Optional.class)) {
      return List.of(field.getContext().getTypeParameterFor(type, Optional.class, 0));
    }
    if (type.isInstanceOf(OptionalLong.class)) {
      return List.of(field.getContext().resolve(Long.class));
    }
    return null;
  }

  private static boolean isOptional(FieldScope field) {
    var declared = field.getDeclaredType();
    return declared.isInstanceOf(Optional.class) || declared.isInstanceOf(OptionalLong.class);
  }
}
