import { describe, expect, it } from 'vitest';
import { openSocket } from '../support/open-socket.ts';
import { realCore } from '../support/real-core.ts';
import { asRole } from '../support/start-test-engine.ts';
import { useEngine } from '../support/use-engine.ts';

const readable = (table: string) => ({
  table,
  select_permissions: [{ role: 'reader', permission: { columns: '*', filter: {} } }],
});

describe('a schema change that fires no trigger', () => {
  const { engine, sql } = useEngine(
    `create type mood as enum ('calm', 'angry');
      create domain kind as mood;
      create table person (id int primary key, kind kind, moods mood[]);
      insert into person values (1, 'calm', '{calm}');
      create table parted (id int, content text) partition by range (id);
      create table parted_low partition of parted for values from (0) to (100);
      create table parted_high partition of parted for values from (100) to (200);
      insert into parted values (1, 'low'), (100, 'high');
      create table whole (id int);
      create table heir (note text) inherits (whole);
      insert into heir values (1);
      create type inner_place as (street text);
      create type place as (town text, inside inner_place);
      create table visit (id int primary key, at place);
      insert into visit values (1, row('Cairo', row('Nile')));
      create table counted (id int primary key);
      create table dropped (id int primary key);
      insert into dropped values (1)`,
    {
      // No other timer refetches.
      env: { ENGINE_LIVE_SAFETY_REFETCH: '3600' },
      loadCore: realCore(['person', 'parted', 'heir', 'counted', 'dropped', 'visit'].map(readable)),
    },
  );

  const follow = async (query: string) => {
    const socket = await openSocket(engine, asRole('reader'));
    socket.subscribe('1', `subscription ${query}`);

    return { next: () => socket.result('1') };
  };

  it('reaches subscribers when a partition is detached or attached', async () => {
    const { next } = await follow('{ parted(order_by: {id: asc}) { id } }');
    expect(await next()).toEqual({ data: { parted: [{ id: 1 }, { id: 100 }] } });

    await sql.query('alter table parted detach partition parted_high');
    expect(await next()).toEqual({ data: { parted: [{ id: 1 }] } });

    await sql.query(`
      update parted_high set id = 150;
      alter table parted attach partition parted_high for values from (100) to (200)`);
    expect(await next()).toEqual({ data: { parted: [{ id: 1 }, { id: 150 }] } });
    await sql.query('insert into parted_high values (160)');
    expect(await next()).toEqual({ data: { parted: [{ id: 1 }, { id: 150 }, { id: 160 }] } });
  });

  it('reaches subscribers of a child when a statement names its parent', async () => {
    const { next } = await follow('{ heir { id } }');
    expect(await next()).toEqual({ data: { heir: [{ id: 1 }] } });

    await sql.query('update whole set id = 2');
    expect(await next()).toEqual({ data: { heir: [{ id: 2 }] } });
    await sql.query('delete from whole');
    expect(await next()).toEqual({ data: { heir: [] } });
  });

  it('reaches subscribers when an enum value is renamed, within a domain and a list', async () => {
    const { next } = await follow('{ person { kind moods } }');
    expect(await next()).toEqual({ data: { person: [{ kind: 'calm', moods: ['calm'] }] } });

    await sql.query(`alter type mood rename value 'calm' to 'serene'`);

    expect(await next()).toEqual({ data: { person: [{ kind: 'serene', moods: ['serene'] }] } });
  });

  it('reaches subscribers when an attribute of a composite type is renamed or added, nested or not', async () => {
    const { next } = await follow('{ visit { at } }');
    expect(await next()).toEqual({
      data: { visit: [{ at: { town: 'Cairo', inside: { street: 'Nile' } } }] },
    });

    await sql.query('alter type place rename attribute town to city');
    expect(await next()).toEqual({
      data: { visit: [{ at: { city: 'Cairo', inside: { street: 'Nile' } } }] },
    });

    await sql.query('alter type inner_place rename attribute street to road');
    expect(await next()).toEqual({ data: { visit: [{ at: { city: 'Cairo', inside: { road: 'Nile' } } }] } });

    await sql.query('alter type inner_place add attribute house int');
    expect(await next()).toEqual({
      data: { visit: [{ at: { city: 'Cairo', inside: { road: 'Nile', house: null } } }] },
    });
  });

  it('reaches subscribers when a trigger is disabled before rows are written', async () => {
    const { next } = await follow('{ counted { id } }');
    expect(await next()).toEqual({ data: { counted: [] } });

    await sql.query('alter table counted disable trigger user; insert into counted values (1)');
    expect(await next()).toEqual({ data: { counted: [{ id: 1 }] } });
    await sql.query('insert into counted values (2)');
    expect(await next()).toEqual({ data: { counted: [{ id: 1 }, { id: 2 }] } });
  });

  it('reaches subscribers when a table is dropped and created again', async () => {
    const { next } = await follow('{ dropped { id } }');
    expect(await next()).toEqual({ data: { dropped: [{ id: 1 }] } });

    await sql.query(`
      begin; drop table dropped; create table dropped (id int primary key); insert into dropped values (7); commit`);

    expect(await next()).toEqual({ data: { dropped: [{ id: 7 }] } });
  });
});
