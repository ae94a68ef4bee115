import { plural } from '#words/plural.ts';

/** What the booking card says around its form. */
export const heading = (title: string) => `Book ${title}:`;
export const instead = (price: string) => `Instead of ${price}`;
export const save = (amount: string) => `Save ${amount}`;
export const percentOff = (percent: number) => `${percent}% off`;
export const cancellation = 'Free cancellation up to 24 hours before departure';
export const ownCancellation = 'Cancellation terms of this trip';
export const noPayment = 'No payment needed at request time';

/** What the booking form says, what it answers, and what it hands over. */
export const formLabel = 'Booking request';
export const formFullName = 'Full name';
export const formDate = 'Date';
export const formFlexible = 'I am flexible by a few days';
export const formTravelers = 'Travellers';
export const formChildren = 'Children';
/** Beside the travellers where children are asked for too: they are among them. */
export const formInAll = 'in total';
export const formRooms = 'Rooms';
export const formExtras = 'Extras';
export const formPerPerson = (price: string) => `${price} per person`;
export const formPerTrip = (price: string) => `${price} per trip`;
export const formSpecialRequests = 'Special requests';
export const formTotal = 'Estimated total';
export const formTotalFrom = 'Total from';
export const formOnRequest = 'On request';
export const formChooseDate = 'Choose a date to see the price for its season.';
export const formFewText = (least: number) =>
  `This trip is for at least ${least} travellers. For fewer, we tell you the price when you ask.`;
export const formRequest = { tour: 'Request this tour', package: 'Request this package' };
export const formSubject = (title: string) => `Booking request: ${title}`;
/** The last lines of the request. */
export const formWishes = (wishes: string) => `Special requests:\n${wishes}`;
/** The day in words, and as `YYYY-MM-DD`. */
export const formDay = (day: string, date: string) => `${day} (${date})`;
export const formFlexibleDay = (day: string) => `${day}, flexible`;
export const formThanks = 'Thank you for your booking request! We will contact you shortly.';
export const formApology =
  'There was an error processing your booking. Please try again or contact us directly.';

/** Why a date cannot be requested. */
export const fullText = (day: string) =>
  `The departure on ${day} is full. Please choose another date.`;
export const placesText = (day: string, places: number) =>
  plural(places, {
    one: `One place is left on ${day}. Please choose another date or fewer travellers.`,
    other: `${places} places are left on ${day}. Please choose another date or fewer travellers.`,
  });
export const closedText = (day: string) =>
  `This trip does not begin on ${day}. Please choose another date.`;
export const closedForText = (day: string, reason: string) =>
  `This trip does not begin on ${day}: ${reason}. Please choose another date.`;

/** The party, and the lines of a total. */
export const partyTravellers = (count: number) =>
  `${count} ${plural(count, { one: 'traveller', other: 'travellers' })}`;
export const partyAdults = (count: number) =>
  `${count} ${plural(count, { one: 'adult', other: 'adults' })}`;
export const partyChildren = (count: number) =>
  `${count} ${plural(count, { one: 'child', other: 'children' })}`;
export const partySum = (all: number, party: string) => `${all} (${party})`;
export const singles = (count: number) =>
  plural(count, { one: 'Single supplement', other: `${count} single supplements` });
export const several = (name: string) => `${name},`;
export const times = (each: string) => `× ${each}`;
export const season = 'Season';
