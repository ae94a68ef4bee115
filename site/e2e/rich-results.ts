/** A thing of schema.org as a page has it. */
export type Thing = { [member: string]: unknown };

/** What Google's rich results ask of a type. A path leads into members: `address.street`. */
type Rule = {
  /** The page of Google's that says so, below its documentation of structured data. */
  source: string;
  required: string[];
  /** At least one of these. */
  oneOf?: string[];
  /** Recommended, and known of every record. */
  recommended: string[];
  /** Recommended, and there where the record knows it: other tests look at when. */
  ifKnown?: string[];
  /** What Google does not take here, or nobody knows: it must not be made up. */
  never?: string[];
};

/**
 * Google's rules for rich results, as documented in 2026 below
 * https://developers.google.com/search/docs/appearance/structured-data
 */
export const RULES: Record<string, Rule> = {
  TravelAgency: {
    source: 'local-business, organization',
    required: ['name', 'address'],
    recommended: [
      ...['url', 'logo', 'image', 'description', 'email', 'telephone', 'sameAs', 'priceRange'],
      ...['address.streetAddress', 'address.addressLocality', 'address.addressCountry'],
      ...['geo.latitude', 'geo.longitude', 'openingHoursSpecification.0.dayOfWeek'],
      ...['openingHoursSpecification.0.opens', 'openingHoursSpecification.0.closes'],
    ],
    // A company's stars on its own site are not taken.
    never: ['aggregateRating', 'review'],
  },
  WebSite: { source: 'site-names', required: ['name', 'url'], recommended: [] },
  BreadcrumbList: {
    source: 'breadcrumb',
    required: [
      ...['itemListElement.0.position', 'itemListElement.0.name', 'itemListElement.0.item'],
      ...['itemListElement.1.position', 'itemListElement.1.name'],
    ],
    recommended: [],
  },
  ItemList: {
    source: 'carousel',
    required: ['itemListElement.0.position', 'itemListElement.0.url'],
    recommended: [],
  },
  Product: {
    source: 'product-snippet',
    required: ['name'],
    oneOf: ['offers', 'aggregateRating', 'review'],
    recommended: ['image', 'description'],
    ifKnown: ['offers', 'aggregateRating', 'review'],
  },
  Offer: {
    source: 'product-snippet',
    required: ['price'],
    recommended: ['priceCurrency', 'availability'],
    never: ['priceValidUntil'],
  },
  AggregateOffer: {
    source: 'product-snippet',
    required: ['lowPrice', 'priceCurrency'],
    recommended: ['highPrice', 'availability'],
  },
  FAQPage: { source: 'faqpage', required: ['mainEntity'], recommended: [] },
  Question: { source: 'faqpage', required: ['name', 'acceptedAnswer'], recommended: [] },
  Answer: { source: 'faqpage', required: ['text'], recommended: [] },
  AggregateRating: {
    source: 'review-snippet',
    required: ['ratingValue'],
    oneOf: ['ratingCount', 'reviewCount'],
    recommended: [],
  },
  Review: {
    source: 'review-snippet',
    required: ['author.name', 'reviewRating.ratingValue'],
    recommended: [],
    never: ['datePublished'],
  },
  BlogPosting: {
    source: 'article',
    required: [],
    recommended: ['headline', 'image', 'datePublished', 'dateModified', 'author.name'],
    ifKnown: ['author.url'],
  },
  JobPosting: {
    source: 'job-posting',
    required: [
      ...['title', 'description', 'datePosted', 'hiringOrganization.name'],
      'jobLocation.address.addressCountry',
    ],
    recommended: [
      ...['employmentType', 'identifier.name', 'identifier.value'],
      ...['hiringOrganization.logo', 'hiringOrganization.sameAs'],
      'jobLocation.address.addressLocality',
    ],
    ifKnown: ['validThrough', 'baseSalary'],
  },
  ImageObject: {
    source: 'image-license-metadata',
    required: ['contentUrl'],
    oneOf: ['creator', 'creditText', 'copyrightNotice', 'license'],
    recommended: [],
  },
};

/** What is wrong with the form of a value, by the end of its path. */
const FORMS: [path: RegExp, form: RegExp][] = [
  [/(^|\.)(url|item|image|logo|contentUrl|sameAs)$/, /^https?:\/\/[^/\s]+\/\S*$/],
  [/(datePublished|dateModified|validThrough)$/, /^\d{4}-\d\d-\d\dT[\d:.]+(Z|[+-]\d\d:\d\d)$/],
  [/datePosted$/, /^\d{4}-\d\d-\d\d$/],
  [/addressCountry$/, /^[A-Z]{2}$/],
  [/(opens|closes)$/, /^\d\d:\d\d$/],
  [/(priceCurrency|currency)$/, /^[A-Z]{3}$/],
  [/(position|price|ratingValue|reviewCount|latitude|longitude)$/, /^-?\d+(\.\d+)?$/],
];

/** All things of a page: those of its scripts, and the things within them. */
export function listThings(html: string): Thing[] {
  const scripts = html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs);
  return [...scripts].flatMap(([, json = '']) => withParts(JSON.parse(json)));
}

function withParts(value: unknown): Thing[] {
  if (typeof value !== 'object' || value === null) return [];
  const parts = Object.values(value).flatMap(withParts);
  return '@type' in value ? [value as Thing, ...parts] : parts;
}

export function typesOf(thing: Thing): string[] {
  return [thing['@type']].flat().map(String);
}

/** What Google's rules find missing in a thing, or wrong with it. */
export function findFaults(thing: Thing): string[] {
  return [...typesOf(thing).flatMap((type) => findMissing(thing, type)), ...findMalformed(thing)];
}

function findMissing(thing: Thing, type: string): string[] {
  const rule = RULES[type];
  // The list of a trip's days leads to no pages.
  if (!rule || (type === 'ItemList' && 'numberOfItems' in thing)) return [];
  const { source, required, oneOf = [], recommended, never = [] } = rule;
  const has = (path: string) => !['', null, undefined].includes(at(thing, path) as string);
  const missing = [...required, ...recommended].filter((path) => !has(path));
  return [
    ...missing.map((path) => `${type} has no ${path} (${source})`),
    ...never.filter(has).map((path) => `${type} has ${path}, which it must not (${source})`),
    ...(oneOf.length === 0 || oneOf.some(has) ? [] : [`${type} has none of ${oneOf} (${source})`]),
  ];
}

function findMalformed(thing: Thing): string[] {
  return Object.entries(thing).flatMap(([name, value]) => {
    const form = FORMS.find(([path]) => path.test(name))?.[1];
    const plain = [value].flat().filter((each) => ['string', 'number'].includes(typeof each));
    const wrong = form ? plain.filter((each) => !form.test(String(each))) : [];
    return wrong.map((each) => `${typesOf(thing)} has ${name} ${each}`);
  });
}

/** What a path leads to: `offers.price`, `itemListElement.0.url`. */
export function at(thing: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>((value, key) => (value as Thing | undefined)?.[key], thing);
}
