import LinkIcon from '@mui/icons-material/Link';
import { Checkbox, FormControlLabel, TextField } from '@mui/material';
import { useState } from 'react';
import { useUploads } from '../../forms/uploads.tsx';
import { DocumentButton } from '../DocumentButton.tsx';
import { EditorDialog } from './EditorDialog.tsx';
import type { Editor } from './editor.ts';
import { LinkAddress } from './LinkAddress.tsx';
import { toLinkAddress } from './link-address.ts';
import { ToolButton } from './ToolButton.tsx';

/** Links the chosen text, or new text, to an address; an empty address takes the link away. */
export function LinkButton({ editor }: { editor: Editor }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <ToolButton
        label="Link"
        icon={LinkIcon}
        isOn={editor.isActive('link')}
        onPress={() => setOpen(true)}
      />
      {isOpen ? <LinkDialog editor={editor} onClose={() => setOpen(false)} /> : null}
    </>
  );
}

function LinkDialog({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const before = editor.getAttributes('link');
  const isLink = editor.isActive('link');
  const needsText = !isLink && editor.state.selection.empty;
  const [typed, setTyped] = useState(String(before.href ?? ''));
  const [text, setText] = useState('');
  const [isNewTab, setNewTab] = useState(before.target === '_blank');
  const { isUploading } = useUploads();
  const address = toLinkAddress(typed);
  const isEmpty = typed.trim() === '';
  const isWrong = !isEmpty && address === null;

  function apply() {
    onClose();
    const chain = editor.chain().focus().extendMarkRange('link');
    if (address === null) {
      chain.unsetLink().run();
      return;
    }
    const attrs = { href: address, target: isNewTab ? '_blank' : null };
    const link = {
      type: 'text',
      text: text.trim() || typed.trim(),
      marks: [{ type: 'link', attrs }],
    };
    (needsText ? chain.insertContent(link) : chain.setLink(attrs)).run();
  }

  return (
    <EditorDialog
      editor={editor}
      title="Link"
      applyLabel={isLink && isEmpty ? 'Remove link' : 'Set link'}
      isBlocked={isUploading || isWrong || (isEmpty && !isLink)}
      onApply={apply}
      onClose={onClose}
    >
      <LinkAddress
        typed={typed}
        isWrong={isWrong}
        onChange={(address, title) => {
          setTyped(address);
          if (title && text === '') setText(title);
        }}
      />
      <DocumentButton label="link" onDone={setTyped} />
      {needsText ? (
        <TextField
          label="Text"
          helperText="Left empty, the address stands there."
          value={text}
          onChange={(event) => setText(event.target.value)}
          fullWidth
        />
      ) : null}
      <FormControlLabel
        label="Open in a new tab"
        control={
          <Checkbox checked={isNewTab} onChange={(event) => setNewTab(event.target.checked)} />
        }
      />
    </EditorDialog>
  );
}
