import type { GetListParams, GetListResult } from 'react-admin';

type GetList = (params: GetListParams) => Promise<GetListResult>;

/** Reads a page of a list, or the last that there is. */
export async function readNearestPage(getList: GetList, params: GetListParams) {
  const answer = await getList(params);
  const { page = 1, perPage = 1 } = params.pagination ?? {};
  const last = Math.ceil((answer.total ?? 0) / perPage);
  if (last === 0 || page <= last) return answer;
  return getList({ ...params, pagination: { page: last, perPage } });
}
