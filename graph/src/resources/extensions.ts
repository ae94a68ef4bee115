import type { Extension } from '#core/service.ts';
import { extendBlog } from './blog/blog-post.operations.ts';
import { galleryOperations } from './gallery/gallery-item.operations.ts';
import type { ResourceName } from './index.ts';
import { newsletterOperations } from './newsletter/newsletter.operations.ts';
import { extendNewsletter } from './newsletter/subscriptions.ts';
import { packageOperations } from './packages/package.operations.ts';
import { extendSettings } from './settings/logo-icons.ts';
import { extendUploads } from './uploads/extend-uploads.ts';
import { uploadOperations } from './uploads/upload.operations.ts';
import { extendUsers, userOperations } from './users/user.operations.ts';

/** The server code of resources beyond the standard calls. */
export const extensions: { [Name in ResourceName]?: Extension } = {
  packages: { operations: packageOperations },
  gallery: { operations: galleryOperations },
  blog: { extend: extendBlog },
  settings: { extend: extendSettings },
  newsletter: { extend: extendNewsletter, operations: newsletterOperations },
  uploads: { extend: extendUploads, operations: uploadOperations },
  users: { extend: extendUsers, operations: userOperations },
};
