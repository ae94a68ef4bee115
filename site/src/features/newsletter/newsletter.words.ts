/** What the newsletter form says. */
export const heading = 'A letter from the road';
export const text = 'What is in season, and the stories our guides bring home.';
export const email = 'E-mail for the newsletter';
export const example = 'Your e-mail';
export const subscribe = 'Subscribe';
export const mailSubject = 'Newsletter';
export const write = (email: string) => `Write to ${email}`;
export const byMail = (link: string) => `${link} to sign up.`;

/** What it says once it was sent. */
export const busy = 'Subscribing...';
export const empty = 'Please enter your email address';
export const failed = 'Failed to subscribe. Please try again.';
