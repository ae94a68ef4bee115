import { blogPostFields } from '@karibu/graph/contract';
import { EditDialog } from '../forms/EditDialog.tsx';
import { BlogPostInputs } from './BlogPostInputs.tsx';

export function BlogPostEdit() {
  return (
    <EditDialog resource="blog" item="blog post" title="Edit Blog Post" fields={blogPostFields}>
      <BlogPostInputs />
    </EditDialog>
  );
}
