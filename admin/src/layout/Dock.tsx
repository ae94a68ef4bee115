import { Box, Paper } from '@mui/material';
import { createContext, type ReactNode, type Ref, useContext, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';

const ID = 'dock';
/** Between the dock and the foot of the screen. */
const GAP_PX = 12;

const DockContext = createContext<HTMLElement | null>(null);

/** The foot of the screen, where what must stay in sight is stacked. */
export function DockProvider({ children }: { children: ReactNode }) {
  const [dock, setDock] = useState<HTMLElement | null>(null);
  useEffect(() => (dock ? tellHeight(dock) : undefined), [dock]);
  return (
    <DockContext value={dock}>
      {children}
      <Box ref={setDock} id={ID} sx={dockStyle} />
    </DockContext>
  );
}

/** Puts its children into the dock, below those that are there already. */
export function InDock({ children }: { children: ReactNode }) {
  const dock = useContext(DockContext);
  return dock && createPortal(children, dock);
}

/** Whether it happened in the dock, to something that may be gone by now. */
export function isInDock(event: Event): boolean {
  return event.composedPath().some((part) => part instanceof Element && part.id === ID);
}

type DockPaperProps = {
  label: string;
  /** Whether what is in it has a ground and an edge of its own. */
  isBare?: boolean;
  ref?: Ref<HTMLDivElement>;
  children: ReactNode;
};

/** One thing in the dock. */
export function DockPaper({ label, isBare = false, ref, children }: DockPaperProps) {
  return (
    <Paper
      ref={ref}
      component="section"
      aria-label={label}
      tabIndex={-1}
      elevation={6}
      sx={isBare ? { borderRadius: 2, overflow: 'hidden' } : paperStyle}
    >
      {children}
    </Paper>
  );
}

/** Short messages and the bars of forms keep clear of it. */
function tellHeight(dock: HTMLElement) {
  const { style } = document.documentElement;
  const observer = new ResizeObserver(() => {
    const height = dock.offsetHeight === 0 ? 0 : dock.offsetHeight + GAP_PX;
    style.setProperty('--dock-height', `${height}px`);
  });
  observer.observe(dock);
  return () => {
    observer.disconnect();
    style.removeProperty('--dock-height');
  };
}

const dockStyle = {
  position: 'sticky',
  bottom: GAP_PX,
  zIndex: 'appBar',
  display: 'grid',
  gap: 1,
  '&:has(section)': { mt: 3 },
};

const paperStyle = { p: 1.5, border: 1, borderColor: 'divider', borderRadius: 2 };
