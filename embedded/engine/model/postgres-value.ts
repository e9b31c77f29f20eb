import type { PostgresType } from '../catalog/catalog.ts';
import { arrayLiteral } from '../sql/postgres-literal.ts';
import { isJson } from './column-type.ts';

/**
 * A number as the document writes it. Kept as text, so that no digit is lost on the way to a numeric or
 * bigint column.
 */
export class NumberText {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }

  toJSON(): number {
    return Number(this.text);
  }
}

/** Writes a JSON value as Postgres reads a value of this type. */
export function toPostgres(type: PostgresType, value: unknown): string | null {
  if (value === null || value === undefined) return null;
  if (isJson(type)) return JSON.stringify(value);
  if (typeof value === 'string') return value;
  if (value instanceof NumberText) return value.text;
  if (Array.isArray(value) && type.element !== undefined) {
    const { element } = type;

    return arrayLiteral(value.map((item) => toPostgres(element, item)));
  }

  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
