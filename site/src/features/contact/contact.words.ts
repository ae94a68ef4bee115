/** What the contact page says. */
export const title = 'Contact';
export const heading = 'Contact us';
export const text =
  'Ask about a tour, a date, or a journey that is not on any list yet. ' +
  'Someone who knows the road will answer.';
export const write = 'Write to us';
export const writeText =
  'The form opens WhatsApp or your e-mail with the message written for you. You press Send.';
export const emailUs = 'Email Us';
export const callUs = 'Call Us';
export const visitUs = 'Visit Us';
export const workingHours = 'Working Hours';

/** What the contact form says, what it answers, and what it hands over. */
export const formLabel = 'Message';
export const formSubject = 'Subject';
export const formChoose = 'Choose one';
export const formMessage = 'Message';
export const formSend = 'Send message';
export const formThanks = 'Thank you for contacting us! We will get back to you soon.';
export const formApology =
  'There was an error preparing your message. Please try again or contact us directly.';
export const subjects = {
  general: 'General Inquiry',
  booking: 'Booking Question',
  custom: 'Custom Trip Request',
  group: 'Group Travel',
  other: 'Other',
};
export const formFrom = (subject: string, name: string) => `${subject} from ${name}`;

/** The chat, and the answers to what is asked most. */
export const waysChat = 'Chat on WhatsApp';
export const waysChatText =
  'For a quick question, or from the road. We answer during working hours.';
export const waysStartChat = 'Start a chat';
export const waysFaq = 'Frequently asked questions';
export const waysFaqText =
  'Visas, seasons, luggage, tipping: what most guests ask before they travel.';
export const waysHereText = 'What most guests ask is answered further down this page.';
export const waysReadHere = 'Read the answers';
export const waysReadFaq = 'Read the answers (PDF)';
export const waysNoFaq = 'FAQs document not available. Please contact us directly.';
export const waysWrite = 'Write to us';

/** What is said around the map of the office. */
export const mapHeading = 'Where to find us';
export const mapOpen = 'Open the map';
export const mapTitle = (address: string) => `Map of ${address}`;
