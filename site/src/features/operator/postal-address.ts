import type { Thing } from '#layouts/structured-data.ts';
import { codeOfCountry } from './country-code.ts';

/** The number at the end of a town: `Arusha 23101`. */
const POST_CODE = /^(.+?)\s+(\d[\d -]{2,8})$/;

/**
 * An address in one text, as search engines read it: `14 Weaverbird Lane, Arusha 23101, Tanzania`
 * has a street, a town, a post code and a country. It ends in the country or in the town.
 */
export function describeAddress(address: string): Thing {
  const parts = splitAddress(address);
  const country = codeOfCountry(parts.at(-1) ?? '');
  const town = (country ? parts.slice(0, -1) : parts).at(-1) ?? '';
  const street = parts.slice(0, country ? -2 : -1).join(', ');
  const [, name = town, code] = POST_CODE.exec(town) ?? [];
  return {
    '@type': 'PostalAddress',
    ...(street && { streetAddress: street }),
    ...(name && { addressLocality: name }),
    ...(code && { postalCode: code }),
    ...(country && { addressCountry: country }),
  };
}

/** The code of the country that ends an address; '' where it ends in something else. */
export function countryOf(address: string): string {
  return codeOfCountry(splitAddress(address).at(-1) ?? '');
}

function splitAddress(address: string): string[] {
  const parts = address.split(/[,\n]/).map((part) => part.trim());
  return parts.filter((part) => part !== '');
}
