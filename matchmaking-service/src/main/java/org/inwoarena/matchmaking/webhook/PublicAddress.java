package org.inwoarena.matchmaking.webhook;

import java.net.Inet4Address;
import java.net.Inet6Address;
import java.net.InetAddress;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

/**
 * Which addresses are on the public internet. Everything that could be a neighbour of this server
 * is not, also where an old IPv4 address hides in an IPv6 one.
 */
public final class PublicAddress {

  /** Special-purpose blocks of IPv4 (RFC 6890) and multicast. */
  private static final List<Block> RESERVED_4 =
      List.of(
          Block.of("0.0.0.0", 8),
          Block.of("10.0.0.0", 8),
          Block.of("100.64.0.0", 10),
          Block.of("127.0.0.0", 8),
          Block.of("169.254.0.0", 16),
          Block.of("172.16.0.0", 12),
          Block.of("192.0.0.0", 24),
          Block.of("192.0.2.0", 24),
          Block.of("192.88.99.0", 24),
          Block.of("192.168.0.0", 16),
          Block.of("198.18.0.0", 15),
          Block.of("198.51.100.0", 24),
          Block.of("203.0.113.0", 24),
          Block.of("224.0.0.0", 3));

  /** Of IPv6 only global unicast is public, without documentation, Teredo and 6to4. */
  private static final Block GLOBAL_6 = Block.of("2000::", 3);

  private static final List<Block> RESERVED_6 =
      List.of(
          Block.of("2001::", 23),
          Block.of("2001:db8::", 32),
          Block.of("2002::", 16),
          Block.of("3fff::", 20));

  private PublicAddress() {}

  private record Block(List<Byte> prefix, int bits) {
    static Block of(String literal, int bits) {
      return new Block(bytes(InetAddress.ofLiteral(literal)), bits);
    }

    boolean contains(InetAddress address) {
      var other = bytes(address);
      return other.size() == prefix.size()
          && IntStream.range(0, bits).allMatch(bit -> bit(prefix, bit) == bit(other, bit));
    }

    private static int bit(List<Byte> bytes, int bit) {
      return bytes.get(bit / Byte.SIZE) >> (Byte.SIZE - 1 - bit % Byte.SIZE) & 1;
    }

    private static List<Byte> bytes(InetAddress address) {
      var raw = address.getAddress();
      return IntStream.range(0, raw.length).mapToObj(i -> raw[i]).toList();
    }
  }

  /** Whether an address is. */
  public static boolean is(InetAddress address) {
    return switch (address) {
      case Inet4Address four -> RESERVED_4.stream().noneMatch(block -> block.contains(four));
      case Inet6Address six ->
          GLOBAL_6.contains(six) && RESERVED_6.stream().noneMatch(block -> block.contains(six));
      default -> false;
    };
  }

  /** Whether all of these are; one that is not spoils the others. */
  public static boolean all(InetAddress... addresses) {
    return addresses.length > 0 && Arrays.stream(addresses).allMatch(PublicAddress::is);
  }
}
