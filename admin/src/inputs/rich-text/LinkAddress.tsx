import { Autocomplete, TextField } from '@mui/material';
import { useState } from 'react';
import { useDataProvider } from 'react-admin';
import type { KaribuDataProvider } from '../../providers/data-provider.ts';
import { addressOf, isHidden } from '../../providers/known-resource.ts';
import { type FoundPage, useFoundPages } from './use-found-pages.ts';

type LinkAddressProps = {
  typed: string;
  isWrong: boolean;
  /** Gets the address, and the name of the page where one was picked. */
  onChange: (typed: string, title?: string) => void;
};

/** Where a link leads: typed, or a page of the site that is found by its name. */
export function LinkAddress({ typed, isWrong, onChange }: LinkAddressProps) {
  const dataProvider = useDataProvider<KaribuDataProvider>();
  const { pages, isSearching } = useFoundPages(typed);
  const [note, setNote] = useState('');
  // The beginning of a name leads somewhere once it is picked.
  const isNowhere = isWrong && !isSearching && pages.length === 0;

  async function pick(page: FoundPage) {
    if ('path' in page) return onChange(page.path, page.title);
    const { data } = await dataProvider.getOne(page.resource, { id: page.id });
    const address = addressOf(page.resource, data.slug);
    setNote(isHidden(page.resource, data) ? `Visitors do not see “${page.title}” yet.` : '');
    if (address) onChange(address, page.title);
  }

  function type(text: string) {
    setNote('');
    onChange(text);
  }

  return (
    <Autocomplete
      freeSolo
      options={pages}
      filterOptions={(options) => options}
      getOptionLabel={(option) => (typeof option === 'string' ? option : option.title)}
      getOptionKey={(option) => (typeof option === 'string' ? option : keyOf(option))}
      groupBy={({ kind }) => kind}
      loading={isSearching}
      loadingText="Searching the site…"
      value={null}
      inputValue={typed}
      onInputChange={(_event, text, reason) => reason === 'input' && type(text)}
      onChange={(_event, page) => page && typeof page !== 'string' && pick(page)}
      disableClearable={false}
      slotProps={{ listbox: { 'aria-label': 'Pages of this site', 'aria-labelledby': undefined } }}
      renderInput={(params) => (
        <TextField
          {...params}
          label="Address"
          placeholder="Search the site, or type https://…"
          error={isNowhere}
          helperText={note || (isNowhere ? WRONG : HELP)}
          autoFocus
        />
      )}
    />
  );
}

function keyOf(page: FoundPage): string {
  return 'path' in page ? page.path : `${page.resource}/${page.id}`;
}

const HELP = 'The name of a page of this site, a web address, an e-mail or a phone number.';
const WRONG = 'This leads nowhere yet: pick a page, or type a web address, an e-mail or a number.';
