/** Where the page of a trip, a destination or an article leads on. */
export const title = 'You might also like';
export const place = (name: string) => `About ${name}`;
export const article = (title: string) => `Read: ${title}`;
