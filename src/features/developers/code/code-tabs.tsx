import { useId, useRef, useState, type KeyboardEvent } from 'react';
import { useLocale } from '#src/lib/messages/locale-context.tsx';
import type { Example } from '../api-reference.ts';
import { CodeBlock } from './code-block.tsx';
import styles from './code-tabs.module.css';

type CodeTabsProps = { label: string; examples: readonly Omit<Example, 'id'>[] };

/** Shows one example in several programming languages as tabs; the arrow keys move in reading direction. */
export function CodeTabs({ label, examples }: CodeTabsProps) {
  const id = useId();
  const { direction } = useLocale();
  const [shown, show] = useState(0);
  const tabs = useRef<(HTMLButtonElement | null)[]>([]);
  const example = examples[shown];

  function onKeyDown(event: KeyboardEvent) {
    const forward = direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
    const back = direction === 'rtl' ? 'ArrowRight' : 'ArrowLeft';
    const step = { [forward]: 1, [back]: -1 }[event.key];
    if (step === undefined) return;
    const next = (shown + step + examples.length) % examples.length;
    show(next);
    tabs.current[next]?.focus();
  }

  return (
    <div>
      <div role="tablist" aria-label={label} className={styles.tabs}>
        {examples.map(({ language }, index) => (
          <button
            key={language}
            ref={(element) => {
              tabs.current[index] = element;
            }}
            type="button"
            role="tab"
            id={`${id}-tab-${index}`}
            aria-selected={index === shown}
            aria-controls={`${id}-panel`}
            tabIndex={index === shown ? 0 : -1}
            className={styles.tab}
            onClick={() => show(index)}
            onKeyDown={onKeyDown}
          >
            <bdi lang="en">{language}</bdi>
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-tab-${shown}`}>
        {example && (
          <CodeBlock key={example.file} code={example.code} label={example.file} file={example.file} />
        )}
      </div>
    </div>
  );
}
