import { replaceFailedPictures } from './failed-pictures.ts';
import { runMenus } from './menus.ts';
import { loadNearbyPictures } from './nearby-pictures.ts';
import { onNewCards } from './new-cards.ts';
import { runPanels } from './panels.ts';
import { runShortlist, showShortlist } from './shortlist-buttons.ts';

const SCROLL_THRESHOLD_PX = 10;

function markScroll(): void {
  document.documentElement.toggleAttribute('data-scrolled', window.scrollY > SCROLL_THRESHOLD_PX);
}

replaceFailedPictures();
loadNearbyPictures();
runMenus();
runPanels();
runShortlist();
onNewCards((list) => {
  loadNearbyPictures(list);
  showShortlist();
});
markScroll();
addEventListener('scroll', markScroll, { passive: true });
