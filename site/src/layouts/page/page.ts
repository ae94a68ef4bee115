import { replaceFailedPictures } from './failed-pictures.ts';
import { runMenus } from './menus.ts';
import { loadNearbyPictures } from './nearby-pictures.ts';
import { runPanels } from './panels.ts';

const SCROLL_THRESHOLD_PX = 10;

function markScroll(): void {
  document.documentElement.toggleAttribute('data-scrolled', window.scrollY > SCROLL_THRESHOLD_PX);
}

replaceFailedPictures();
loadNearbyPictures();
runMenus();
runPanels();
markScroll();
addEventListener('scroll', markScroll, { passive: true });
