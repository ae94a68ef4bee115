/** What the booking card says around its form. */
export const heading = (title: string) => `Book ${title}:`;
export const instead = (price: string) => `Instead of ${price}`;
export const save = (amount: string) => `Save ${amount}`;
export const percentOff = (percent: number) => `${percent}% off`;
export const cancellation = 'Free cancellation up to 24 hours before departure';
export const noPayment = 'No payment needed at request time';

/** What the booking form says, what it answers, and what it hands over. */
export const formLabel = 'Booking request';
export const formFullName = 'Full name';
export const formDate = 'Date';
export const formTravelers = 'Travellers';
export const formSpecialRequests = 'Special requests';
export const formTotal = 'Estimated total';
export const formRequest = { tour: 'Request this tour', package: 'Request this package' };
export const formSubject = (title: string) => `Booking request: ${title}`;
/** The last lines of the request. */
export const formWishes = (wishes: string) => `Special requests:\n${wishes}`;
/** The day in words, and as `YYYY-MM-DD`. */
export const formDay = (day: string, date: string) => `${day} (${date})`;
export const formThanks = 'Thank you for your booking request! We will contact you shortly.';
export const formApology =
  'There was an error processing your booking. Please try again or contact us directly.';
