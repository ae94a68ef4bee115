import BlogIcon from '@mui/icons-material/ArticleOutlined';
import type { AdminResource } from '../screen.ts';
import { BlogPostList } from './BlogPostList.tsx';

export const blog: AdminResource = {
  name: 'blog',
  label: 'Blog',
  item: 'blog post',
  icon: BlogIcon,
  list: BlogPostList,
};
