/** Questions and answers. */
export const title = 'Questions and answers';
