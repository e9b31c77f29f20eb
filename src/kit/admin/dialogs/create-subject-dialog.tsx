import { createContext, use, useCallback, useState, type ComponentType, type ReactNode } from 'react';

export type SubjectDialogProps<Subject> = { subject: Subject; open: boolean; onClose: () => void };

/**
 * Creates a provider that renders the dialog about a chosen row, and the hook by which a row opens it. The dialog is
 * outside of the list: inside a row, its clicks would reach the row (React's events bubble through portals), and it
 * would vanish with the row when a live change moves the row to another page.
 */
export function createSubjectDialog<Subject>(Dialog: ComponentType<SubjectDialogProps<Subject>>) {
  const OpenContext = createContext<(subject: Subject) => void>(() => undefined);

  function SubjectDialogProvider({ children }: { children: ReactNode }) {
    const [asked, setAsked] = useState<{ subject: Subject; count: number } | null>(null);
    const [isOpen, setIsOpen] = useState(false);
    const open = useCallback((subject: Subject) => {
      setAsked((previous) => ({ subject, count: (previous?.count ?? 0) + 1 }));
      setIsOpen(true);
    }, []);
    const close = useCallback(() => setIsOpen(false), []);

    return (
      <OpenContext value={open}>
        {children}
        {asked && <Dialog key={asked.count} subject={asked.subject} open={isOpen} onClose={close} />}
      </OpenContext>
    );
  }

  return { SubjectDialogProvider, useOpen: () => use(OpenContext) };
}
