/** What a price says beside its amount. */
export const from = 'from';
export const onRequest = 'Price on request';
export const perPerson = 'per person';
