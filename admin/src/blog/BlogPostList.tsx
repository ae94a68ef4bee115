import { type BlogPost, formatDate, publicPath } from '@karibu/graph/contract';
import { Box, Typography } from '@mui/material';
import { FormRoutes } from '../forms/FormRoutes.tsx';
import { lazily } from '../lazily.ts';
import { CardListPage } from '../records/CardListPage.tsx';
import { excerptStyle } from '../records/excerpt-style.ts';
import { PersonAvatar } from '../records/PersonAvatar.tsx';
import { type Badge, RecordCard } from '../records/RecordCard.tsx';

const BlogPostCreate = lazily(() => import('./BlogPostCreate.tsx'), 'BlogPostCreate');
const BlogPostEdit = lazily(() => import('./BlogPostEdit.tsx'), 'BlogPostEdit');

/** The blog posts as cards. */
export function BlogPostList() {
  return (
    <CardListPage<BlogPost>
      resource="blog"
      item="blog post"
      title="Blog Posts"
      addLabel="Add Blog Post"
      searchLabel="Search blog posts"
      emptyText="No blog posts found. Add your first blog post to get started!"
      failureText="Blog posts could not be loaded."
      renderCard={(post) => <BlogPostCard post={post} />}
    >
      <FormRoutes create={<BlogPostCreate />} edit={<BlogPostEdit />} />
    </CardListPage>
  );
}

function BlogPostCard({ post }: { post: BlogPost }) {
  const badges: Badge[] = [
    ...(post.isPublished ? [] : [{ label: 'Unpublished', color: 'error' } as const]),
    ...(post.isFeatured ? [{ label: 'Featured', color: 'default' } as const] : []),
  ];
  return (
    <RecordCard
      resource="blog"
      item="blog post"
      id={post.id}
      title={post.title}
      image={post.image}
      badges={badges}
      publicPath={publicPath.blog(post.slug)}
      isHidden={!post.isPublished}
    >
      <Typography color="textSecondary" sx={{ fontSize: 14, mb: 1 }}>
        {[formatDate(post.publishedDate), post.readTime, post.category].join(' · ')}
      </Typography>
      <Typography sx={excerptStyle}>{post.excerpt}</Typography>
      <Box sx={{ mt: 1.5, display: 'flex', alignItems: 'center', gap: 1 }}>
        <PersonAvatar name={post.author} address={post.authorImage} size={28} />
        <Typography sx={{ fontSize: 14 }}>{post.author}</Typography>
      </Box>
    </RecordCard>
  );
}
