import { plural } from '#words/plural.ts';

/** What the card of a tour or package says beside its own texts. */
export const cardSave = (amount: string) => `Save ${amount}`;
/** Of the price before the discount, for those who hear the card. */
export const cardInstead = (price: string) => `instead of ${price}`;
export const cardBest = (season: string) => `Best ${season}`;
export const cardReviews = (count: number) => `(${count.toLocaleString('en-US')})`;

/** The stars and the reviews in one sentence, for those who hear them. */
export const rated = (rating: string, count: number) =>
  count > 0 ? `Rated ${rating} out of 5 in ${reviews(count)}` : `Rated ${rating} out of 5`;

/** What the page of a tour or package says beside its own texts. */
export const breadcrumb = 'Breadcrumb';
export const groupSize = (most: number) =>
  plural(most, { one: 'For one traveller', other: `Up to ${most} travellers` });
export const reviews = (count: number) =>
  `${count.toLocaleString('en-US')} ${plural(count, { one: 'review', other: 'reviews' })}`;
export const overview = 'Overview';
export const gallery = 'Gallery';
export const pictures = (title: string) => `Pictures of ${title}`;
export const picture = (title: string, number: number, count: number) =>
  `${title}, ${number} of ${count}`;
export const highlights = 'Highlights';
export const route = 'Route';
export const itinerary = 'Itinerary';
export const inclusions = 'Inclusions';
export const exclusions = 'Exclusions';
export const guests = 'What guests say';
export const book = 'Book';

/** Where a night is spent, and what is eaten on a day. */
export const night = 'Night';
export const mealsOfDay = 'Meals';
export const meals = { breakfast: 'breakfast', lunch: 'lunch', dinner: 'dinner' };
export const accommodation = 'Accommodation';

/** The way about a long page. Each name leads to a section. */
export const sections = 'On this page';
export const sectionDays = 'Day by day';
export const sectionStays = 'Stays';
export const sectionDates = 'Dates';
export const sectionPrices = 'Prices';
export const sectionIncluded = 'Included';
export const sectionQuestions = 'Questions';
export const sectionGuests = 'Guests';

/** The person who plans the trip. */
export const planner = (name: string) => `${name} plans this trip`;
export const plannerText = (first: string) =>
  `Ask ${first} what this page leaves out: the rooms, the roads, what to do when it rains.`;
export const plannerAsk = (first: string) => `Write to ${first}`;
export const plannerPhone = 'Call';

/** How days are called that have no name of their own. */
export const day = (number: number | string) => `Day ${number}`;
/** How a day says that one flies to where it ends; a flight in a balloon ends where it began. */
export const flight =
  /\bfl(?:ights?|y|ies) (?:to|from|back|over|home)\b|\bshort flights?\b|\bby (?:air|plane)\b/i;
export const days = (numbers: string) => `Days ${numbers}`;
