/** What a price says beside its amount. */
export const onRequest = 'Price on request';
export const perPerson = 'per person';
