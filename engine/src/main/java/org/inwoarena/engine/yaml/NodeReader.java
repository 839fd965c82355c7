package org.inwoarena.engine.yaml;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.dataformat.yaml.YAMLFactory;
import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;

/** Reads YAML into {@link Node}s, one per document of the text. */
public final class NodeReader {

  private NodeReader() {}

  /** The documents of the text; a {@link Flaw} where it is no YAML. */
  public static List<Node> read(String yaml) {
    var factory =
        YAMLFactory.builder()
            .enable(com.fasterxml.jackson.core.StreamReadFeature.STRICT_DUPLICATE_DETECTION)
            .build();
    try (var parser = factory.createParser(yaml)) {
      var documents = new ArrayList<Node>();
      while (parser.nextToken() != null) {
        documents.add(node(parser));
      }
      return documents;
    } catch (JsonProcessingException e) {
      var at = e.getLocation();
      throw new Flaw(at == null ? 1 : at.getLineNr(), e.getOriginalMessage());
    } catch (IOException impossible) {
      throw new IllegalStateException("reading a string", impossible);
    }
  }

  private static Node node(JsonParser parser) throws IOException {
    var line = parser.currentTokenLocation().getLineNr();
    return switch (parser.currentToken()) {
      case START_OBJECT -> fields(parser, line);
      case START_ARRAY -> items(parser, line);
      case VALUE_NULL -> new Node.Text(line, "");
      default -> new Node.Text(line, parser.getText());
    };
  }

  private static Node fields(JsonParser parser, int line) throws IOException {
    var values = new LinkedHashMap<String, Node>();
    while (parser.nextToken() != JsonToken.END_OBJECT) {
      var name = parser.currentName();
      parser.nextToken();
      values.put(name, node(parser));
    }
    return new Node.Fields(line, values);
  }

  private static Node items(JsonParser parser, int line) throws IOException {
    var values = new ArrayList<Node>();
    while (parser.nextToken() != JsonToken.END_ARRAY) {
      values.add(node(parser));
    }
    return new Node.Items(line, values);
  }
}
