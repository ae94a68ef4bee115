import BlogIcon from '@mui/icons-material/ArticleOutlined';
import { adminResource } from '../admin-resource.ts';

export const blog = adminResource('blog', {
  icon: BlogIcon,
  label: 'Blog',
  inputs: () => import('./BlogPostInputs.tsx').then((part) => part.BlogPostInputs),
  card: {
    shows: ['image', 'publishedDate', 'readTime', 'category', 'excerpt', 'author', 'authorImage'],
    load: () => import('./BlogPostCard.tsx').then((part) => part.BlogPostCard),
  },
});
