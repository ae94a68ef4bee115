import { blogPostFields } from '@karibu/graph/contract';
import { CreateDialog } from '../forms/CreateDialog.tsx';
import { BlogPostInputs } from './BlogPostInputs.tsx';

export function BlogPostCreate() {
  return (
    <CreateDialog resource="blog" item="blog post" title="Add Blog Post" fields={blogPostFields}>
      <BlogPostInputs />
    </CreateDialog>
  );
}
