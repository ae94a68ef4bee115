import type { BlogPost } from '@karibu/graph/contract';
import { Box, Typography } from '@mui/material';
import { sayDate } from '../layout/format-date.ts';
import { excerptStyle } from '../records/excerpt-style.ts';
import type { Listed } from '../records/listed.ts';
import { PersonAvatar } from '../records/PersonAvatar.tsx';
import { RecordCard } from '../records/RecordCard.tsx';

type Shown =
  | 'image'
  | 'publishedDate'
  | 'readTime'
  | 'category'
  | 'excerpt'
  | 'author'
  | 'authorImage';

/** A blog post in the list. */
export function BlogPostCard({ record }: { record: Listed<BlogPost, Shown> }) {
  const { image, publishedDate, readTime, category, excerpt, author, authorImage } = record;
  return (
    <RecordCard resource="blog" record={record} image={image}>
      <Typography color="textSecondary" sx={{ fontSize: 14, mb: 1 }}>
        {[sayDate(publishedDate), readTime, category].join(' · ')}
      </Typography>
      <Typography sx={excerptStyle}>{excerpt}</Typography>
      <Box sx={{ mt: 1.5, display: 'flex', alignItems: 'center', gap: 1 }}>
        <PersonAvatar name={author} address={authorImage} size={28} />
        <Typography sx={{ fontSize: 14 }}>{author}</Typography>
      </Box>
    </RecordCard>
  );
}
