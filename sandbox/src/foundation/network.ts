import ipaddr from 'ipaddr.js'
import { isIPv6 } from 'node:net'

/**
 * A caller's address as every limit counts it. Of IPv6 it is the network of 64 bits, since a caller
 * with one address has all of them. An address of IPv4 written as one of IPv6 is itself.
 */
export function networkOf(address: string): string {
  if (!isIPv6(address)) return address
  // The zone, such as `%eth0.100`, is this machine's own word, and may be one that is not read.
  const read = ipaddr.process(address.replace(/%.*/, ''))
  if (!(read instanceof ipaddr.IPv6)) return read.toString()
  return read.parts
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(':')
}
