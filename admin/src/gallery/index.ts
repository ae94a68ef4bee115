import GalleryIcon from '@mui/icons-material/PhotoLibraryOutlined';
import { lazily } from '../lazily.ts';
import type { AdminResource } from '../screen.ts';

export const gallery: AdminResource = {
  name: 'gallery',
  label: 'Gallery',
  item: 'gallery item',
  icon: GalleryIcon,
  list: lazily(() => import('./GalleryList.tsx'), 'GalleryList'),
};
