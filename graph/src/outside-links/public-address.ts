import dns from 'node:dns';
import { BlockList, isIPv6, type LookupFunction } from 'node:net';

/**
 * Whether an IP address may be public, as far as `request-filtering-agent` does not see to it. That
 * knows the special ranges by their names and takes every other address for public.
 */
export function mayBePublic(address: string): boolean {
  return isIPv6(address) ? GIVEN.check(address, 'ipv6') : address !== AZURE_HOST;
}

/** Looks names up as usual, and fails where an address of a name is not public. */
export function lookUpPublic(lookup: LookupFunction = dns.lookup): LookupFunction {
  return (name, options, tell) =>
    lookup(name, options, (error, found, family) => {
      const addresses = Array.isArray(found) ? found.map(({ address }) => address) : [found];
      if (error || addresses.every(mayBePublic)) tell(error, found, family);
      else tell(new Error(`${name} has an address that is not public`), []);
    });
}

/** The host of a virtual machine in Azure, which answers with the machine's settings. */
const AZURE_HOST = '168.63.129.16';

/** Of IPv6 only this is given to hosts. Outside are IPv4-compatible addresses, among others. */
const GIVEN = new BlockList();
GIVEN.addSubnet('2000::', 3, 'ipv6');
