import CopyIcon from '@mui/icons-material/ContentCopyOutlined';
import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import PrintIcon from '@mui/icons-material/PrintOutlined';
import { Alert, Box, Button, DialogActions, DialogContent, GlobalStyles } from '@mui/material';
import { useNotify } from 'react-admin';
import { copyText } from '../../layout/copy-text.ts';
import { saveFile } from '../../layout/save-file.ts';
import { useSession } from '../../session/session.ts';

type RecoveryCodesProps = { codes: string[]; onDone: () => void };

/** The recovery codes, this once, with the ways to keep them. */
export function RecoveryCodes({ codes, onDone }: RecoveryCodesProps) {
  const notify = useNotify();
  const email = useSession()?.user.email ?? '';
  const list = codes.join('\n');

  async function copy() {
    if (await copyText(list)) notify('Codes copied', { type: 'success' });
    else notify('Please mark and copy the codes yourself', { type: 'info' });
  }

  function download() {
    const text = `Recovery codes of ${email} at ${window.location.host}\n\n${list}\n`;
    saveFile('recovery-codes.txt', new Blob([text], { type: 'text/plain' }));
  }

  return (
    <>
      <GlobalStyles styles={ONLY_CODES_ON_PAPER} />
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        <Alert severity="warning">
          Each of these signs you in once without your phone. They are not shown again: keep them
          where nobody else finds them.
        </Alert>
        <Box component="ol" aria-label="Recovery codes" sx={listStyle}>
          {codes.map((code) => (
            <Box component="li" key={code}>
              <code>{code}</code>
            </Box>
          ))}
        </Box>
        <Box className="off-paper" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <Button size="small" startIcon={<CopyIcon />} onClick={copy}>
            Copy
          </Button>
          <Button size="small" startIcon={<DownloadIcon />} onClick={download}>
            Download
          </Button>
          <Button size="small" startIcon={<PrintIcon />} onClick={() => window.print()}>
            Print
          </Button>
        </Box>
      </DialogContent>
      <DialogActions className="off-paper" sx={{ px: 3, pb: 2.5 }}>
        <Button variant="contained" onClick={onDone} autoFocus>
          I have kept them
        </Button>
      </DialogActions>
    </>
  );
}

const ONLY_CODES_ON_PAPER = {
  '@media print': {
    '#root, .off-paper, .MuiBackdrop-root': { display: 'none !important' },
    '.MuiDialog-root *': {
      color: '#000 !important',
      background: 'none !important',
      boxShadow: 'none !important',
    },
  },
};

const listStyle = {
  m: 0,
  pl: 4,
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(11.5rem, 1fr))',
  gap: 0.75,
  '& code': { fontSize: 15, userSelect: 'all' },
};
