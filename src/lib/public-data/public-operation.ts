import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { print, type DocumentNode } from 'graphql';
import { nameOf, tablesOf } from './read-document.ts';

/** Operation that visitors may send. */
export type PublicOperation<Data = unknown, Variables = never> = {
  readonly name: string;
  /** GraphQL text that is sent. */
  readonly text: string;
  /** Tables that the operation reads. */
  readonly tables: readonly string[];
  /** Types of the answer and of the variables; never set. */
  readonly types?: (variables: Variables) => Data;
};

/** Fragment of a public page; only its type is needed. */
export type PublicFragment<Data> = TypedDocumentNode<Data, unknown> | null;

/**
 * Prepares an operation for visitors. The build calls this function (`tooling/vite/named-documents.ts`), so that visitors
 * load the text alone, without GraphQL's syntax trees and printer.
 */
export function publicOperation<Data, Variables>(
  document: TypedDocumentNode<Data, Variables>,
): PublicOperation<Data, Variables> {
  const node: DocumentNode = document;

  return { name: nameOf(node), text: print(node), tables: tablesOf(node) };
}

/** Marks a fragment of a public page, in whose place the build puts null. */
export function publicFragment<Data>(fragment: TypedDocumentNode<Data, unknown>): PublicFragment<Data> {
  return fragment;
}
