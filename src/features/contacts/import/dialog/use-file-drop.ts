import { useEffect, useState, type DragEvent } from 'react';

const hasFiles = ({ dataTransfer }: { dataTransfer: DataTransfer | null }) =>
  dataTransfer?.types.includes('Files') === true;

/**
 * Returns what makes an element take a dropped file, and whether one is held over it. A file that is dropped beside the
 * element is ignored; browsers would open it in the place of the page.
 */
export function useFileDrop(onFile: (file: File) => void) {
  const [isOver, setIsOver] = useState(false);

  useEffect(() => {
    const ignore = (event: globalThis.DragEvent) => hasFiles(event) && event.preventDefault();
    window.addEventListener('dragover', ignore);
    window.addEventListener('drop', ignore);

    return () => {
      window.removeEventListener('dragover', ignore);
      window.removeEventListener('drop', ignore);
    };
  }, []);

  return {
    isOver,
    handlers: {
      onDragOver: (event: DragEvent) => setIsOver(hasFiles(event)),
      onDragLeave: () => setIsOver(false),
      onDrop: ({ dataTransfer }: DragEvent) => {
        setIsOver(false);
        const [file] = dataTransfer.files;
        if (file) onFile(file);
      },
    },
  };
}
