import { describeAnswer, type Endpoint } from './endpoint.ts';
import { refersTo } from './schemas.ts';

/** The one call whose body is a form. */
export const UPLOAD_ENDPOINT: Endpoint = {
  path: '/upload',
  method: 'post',
  operation: {
    ...describeAnswer({
      operationId: 'uploadImage',
      summary: 'Uploads a picture',
      audience: 'staff',
      data: refersTo('Upload'),
      status: '201',
    }),
    requestBody: {
      required: true,
      content: {
        'multipart/form-data': {
          schema: {
            type: 'object',
            required: ['image'],
            properties: {
              image: { type: 'string', format: 'binary' },
              type: { type: 'string', enum: ['tour', 'package', 'gallery', 'default'] },
            },
          },
        },
      },
    },
  },
};
