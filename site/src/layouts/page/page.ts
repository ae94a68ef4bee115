import { runCarousels } from '#components/carousel.ts';
import { runFilteredCards } from '#components/filtered-cards/filtered-cards.ts';
import { leaveOldStep } from '#components/history-step.ts';
import { runLightbox } from '#components/lightbox/open-lightbox.ts';
import { runVideoPosters } from '#components/video-poster.ts';
import { watchDeadlines } from '#components/watch-deadlines.ts';
import { openSharesInPopups } from '#features/blog/share-popups.ts';
import { wakeAskedForm } from '#features/booking/wake-asked-form.ts';
import { runCollapse } from '#features/gallery/collapse.ts';
import { hideBarBesideForm } from '#features/journeys/bar-beside-form.ts';
import { markSection } from '#features/journeys/mark-section.ts';
import { offerKeeping } from '#features/kept-trips/offer-keeping.ts';
import { runNewsletterForm } from '#features/newsletter/newsletter-form.ts';
import { keepEarlySends } from './early-sends.ts';
import { replaceFailedPictures } from './failed-pictures.ts';
import { askForLostIslands } from './lost-islands.ts';
import { runMenus } from './menus.ts';
import { loadNearbyPictures, loadPicturesForPrint } from './nearby-pictures.ts';
import { onNewCards } from './new-cards.ts';
import { runPanels } from './panels.ts';
import { runShortlist, showShortlist } from './shortlist-buttons.ts';
import { ignoreStrayDoubles } from './stray-doubles.ts';
import { nameWebManifest } from './web-manifest.ts';

/* All scripts of the site but React's are in this one file: it takes one round trip, and browsers
   keep it from page to page. Each part looks for its own markup. */

const SCROLL_THRESHOLD_PX = 10;

function showNewCards(): void {
  onNewCards((list) => {
    loadNearbyPictures(list);
    showShortlist();
  });
}

function runScrollMark(): void {
  markScroll();
  addEventListener('scroll', markScroll, { passive: true });
}

function markScroll(): void {
  document.documentElement.toggleAttribute('data-scrolled', scrollY > SCROLL_THRESHOLD_PX);
}

const PARTS = [
  leaveOldStep,
  ignoreStrayDoubles,
  replaceFailedPictures,
  askForLostIslands,
  keepEarlySends,
  loadNearbyPictures,
  loadPicturesForPrint,
  runMenus,
  runPanels,
  runShortlist,
  showNewCards,
  runFilteredCards,
  runCollapse,
  runLightbox,
  runCarousels,
  runVideoPosters,
  openSharesInPopups,
  watchDeadlines,
  runNewsletterForm,
  hideBarBesideForm,
  markSection,
  offerKeeping,
  wakeAskedForm,
  runScrollMark,
  nameWebManifest,
];

// A part that fails must not stop the others.
for (const run of PARTS) {
  try {
    run();
  } catch (error) {
    console.error(error);
  }
}
