import { seedDemo } from './demo/demo.ts';
import { runOnContent } from './server/open-content.ts';
import { createProgress } from './server/progress.ts';

/** `npm run seed`: adds the missing demo content. */
await runOnContent((content) =>
  createProgress().step('Making the demo content', (report) =>
    seedDemo({ ...content, onProgress: (done, all) => report(`${done} of ${all} pictures added`) }),
  ),
);
