import GalleryIcon from '@mui/icons-material/PhotoLibraryOutlined';
import type { AdminResource } from '../screen.ts';
import { GalleryList } from './GalleryList.tsx';

export const gallery: AdminResource = {
  name: 'gallery',
  label: 'Gallery',
  item: 'gallery item',
  icon: GalleryIcon,
  list: GalleryList,
};
