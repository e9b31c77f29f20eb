import { samplesOf, type Sample } from './sample.ts';

const codes = {
  'error-boundaries': `
    export function Page() {
      try {
        return <Part />;
      } catch {
        return null;
      }
    }
    const Part = () => null;`,
  'exhaustive-deps': `
    import { useEffect } from 'react';
    export function Page({ title }: { title: string }) {
      useEffect(() => {
        document.title = title;
      }, []);
      return null;
    }`,
  globals: `
    let count = 0;
    export function Page() {
      count = 1;
      return <p>{count}</p>;
    }`,
  immutability: `
    export function Page({ row }: { row: { size: number } }) {
      row.size = 1;
      return <p>{row.size}</p>;
    }`,
  'incompatible-library': `
    import { useVirtualizer } from '@tanstack/react-virtual';
    export function Page() {
      const rows = useVirtualizer({ count: 1 });
      return <p>{rows.getTotalSize()}</p>;
    }`,
  'preserve-manual-memoization': `
    import { useCallback } from 'react';
    export function Page({ row, show }: { row: { box?: { n: number } }; show: (n: number) => void }) {
      const onClick = useCallback(() => show(row.box!.n), [show, row.box?.n]);
      return <button onClick={onClick} />;
    }`,
  purity: `
    export function Page() {
      const n = Math.random();
      return <p>{n}</p>;
    }`,
  refs: `
    import { useRef } from 'react';
    export function Page() {
      const count = useRef(0);
      return <p>{count.current}</p>;
    }`,
  'rules-of-hooks': `
    import { useId } from 'react';
    export function Page({ isShown }: { isShown: boolean }) {
      if (isShown) {
        const id = useId();
        return <p>{id}</p>;
      }
      return null;
    }`,
  'set-state-in-effect': `
    import { useEffect, useState } from 'react';
    export function Page() {
      const [n, setN] = useState(0);
      useEffect(() => {
        setN(1);
      }, []);
      return <p>{n}</p>;
    }`,
  'set-state-in-render': `
    import { useState } from 'react';
    export function Page() {
      const [n, setN] = useState(0);
      setN(1);
      return <p>{n}</p>;
    }`,
  'static-components': `
    export function Page() {
      const Part = () => <p />;
      return <Part />;
    }`,
  'unsupported-syntax': `
    export function Page({ text }: { text: string }) {
      return <p>{eval(text)}</p>;
    }`,
  'use-memo': `
    import { useMemo } from 'react';
    export function Page() {
      const n = useMemo(async () => 1, []);
      return <p>{String(n)}</p>;
    }`,
};

/** Rules of React and its compiler, which hold in the site and outside tests. */
export const reactSamples: Sample[] = samplesOf('react', codes, { extension: 'tsx' }).map((sample) => ({
  ...sample,
  allowedIn: [sample.file.replace('.tsx', '.test.tsx')],
}));
