import GalleryIcon from '@mui/icons-material/PhotoLibraryOutlined';
import { adminResource } from '../admin-resource.ts';

export const gallery = adminResource('gallery', {
  icon: GalleryIcon,
  label: 'Gallery',
  inputs: () => import('./GalleryItemInputs.tsx').then((part) => part.GalleryItemInputs),
  list: () => import('./GalleryList.tsx').then((part) => part.GalleryList),
});
