import BlogIcon from '@mui/icons-material/ArticleOutlined';
import { lazily } from '../lazily.ts';
import type { AdminResource } from '../screen.ts';

export const blog: AdminResource = {
  name: 'blog',
  label: 'Blog',
  item: 'blog post',
  icon: BlogIcon,
  list: lazily(() => import('./BlogPostList.tsx'), 'BlogPostList'),
};
