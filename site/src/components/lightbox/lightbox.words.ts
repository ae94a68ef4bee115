/** What the viewer of large pictures says. */
export const viewer = 'Lightbox';
export const pictures = 'Photo gallery';
export const previous = 'Previous';
export const next = 'Next';
export const close = 'Close';

/** What its parts are, for those who hear the page. */
export const row = 'Carousel';
export const picture = 'Slide';
export const place = (number: string, count: string) => `${number} of ${count}`;
