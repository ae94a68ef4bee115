/** What the frame of every page says. */
/** The title of a page before the operator's name; on the home page, the name before the tagline. */
export const pageTitle = (title: string, rest: string) => `${title} · ${rest}`;
export const feedTitle = (siteName: string) => `${siteName} · Blog`;
export const skip = 'Skip to content';
export const mainNavigation = 'Main';
export const menu = 'Menu';
export const bookNow = 'Book Now';
export const chat = 'Chat';
export const chatOnWhatsApp = 'Chat with us on WhatsApp';

/** The names of pages in the bar and the footer. */
export const navHome = 'Home';
export const navTours = 'Tours';
export const navAllTours = 'All Tours';
export const navPackages = 'Packages';
export const navAllPackages = 'All Packages';
export const navDestinations = 'Destinations';
export const navBlog = 'Blog';
export const navTravelBlog = 'Travel Blog';
export const navAbout = 'About';
export const navContact = 'Contact';
export const navTeam = 'Our Team';
export const navCareers = 'Careers';
export const navPlanJourney = 'Plan a Journey';
export const navGallery = 'Gallery';
export const navFindUs = 'Where to Find Us';

/** The groups of links in the footer, and the documents among them. */
export const footerCompany = 'Company';
export const footerServices = 'Services';
export const footerSupport = 'Support';
export const footerResources = 'Resources';
export const footerFaq = 'FAQs (PDF)';
export const footerBookingPolicy = 'Booking Policy';
export const footerTerms = 'Terms and Conditions';

/** What is said for an address that leads to nothing. */
export const lostTitle = 'Page Not Found';
export const lostText = 'There is no page at this address. It may have moved.';
export const lostBack = 'Back to the home page';
