/** What the parts that several features share say. */
export const callWrite = 'Write to us';
export const callTours = 'Browse tours';

export const carouselRole = 'carousel';
export const carouselPrevious = 'Previous';
export const carouselNext = 'Next';

/** The names of the button that stops a row that moves by itself, for what it does next. */
export const carouselPause = 'Pause';
export const carouselPlay = 'Play';

export const filterAll = 'All';

/** The pages with the names of all records of a kind. */
export const namesRange = (from: string, to: string) => `${from} – ${to}`;
export const namesPages = 'Pages';
export const namesPrevious = 'Previous';
export const namesNext = 'Next';

export const notFoundAsk = 'Ask us';

export const lastUpdated = (date: string) => `Last updated ${date}`;

export const videoPlay = 'Play the film';
export const videoFrom = (service: string) => `Plays from ${service}.`;
