import { argsOf, type Command } from '../command.ts';
import { given, listOf, type Node } from '../metadata-tree.ts';
import { addNamed, dropNamed, findNamed, objectOf, textOf, type Edit } from './edit.ts';

/** Commands on saved operations, on the list of allowed ones and on REST endpoints. */
export const collectionEdits: Readonly<Record<string, Edit>> = {
  create_query_collection: (draft, command) => {
    const { comment } = argsOf(command);
    const collection = given({
      name: textOf(command, 'name'),
      definition: objectOf(command, 'definition'),
      comment,
    });
    addNamed(collections(draft), 'name', collection, 'query collection');
  },
  rename_query_collection: (draft, command) => {
    const name = textOf(command, 'new_name');
    const renamed = { ...collection(draft, command, 'name'), name };
    const old = textOf(command, 'name');
    dropNamed(collections(draft), 'name', old, 'query collection');
    addNamed(collections(draft), 'name', renamed, 'query collection');
    for (const entry of listOf(draft, 'allowlist')) {
      if (entry['collection'] === old) entry['collection'] = name;
    }
  },
  drop_query_collection: (draft, command) => {
    const name = textOf(command, 'collection');
    dropNamed(collections(draft), 'name', name, 'query collection');
    if (argsOf(command)['cascade'] !== true) return;
    draft['allowlist'] = listOf(draft, 'allowlist').filter((entry) => entry['collection'] !== name);
  },
  add_query_to_collection: (draft, command) => {
    const query = { name: textOf(command, 'query_name'), query: textOf(command, 'query') };
    addNamed(queries(draft, command), 'name', query, 'query');
  },
  drop_query_from_collection: (draft, command) => {
    dropNamed(queries(draft, command), 'name', textOf(command, 'query_name'), 'query');
  },
  add_collection_to_allowlist: (draft, command) => {
    const { scope } = argsOf(command);
    const entry = given({ collection: textOf(command, 'collection'), scope });
    addNamed(listOf(draft, 'allowlist'), 'collection', entry, 'allowlist entry of collection');
  },
  drop_collection_from_allowlist: (draft, command) => {
    const name = textOf(command, 'collection');
    dropNamed(listOf(draft, 'allowlist'), 'collection', name, 'allowlist entry of collection');
  },
  update_scope_of_collection_in_allowlist: (draft, command) => {
    const name = textOf(command, 'collection');
    const entry = findNamed(listOf(draft, 'allowlist'), 'collection', name, 'allowlist entry of collection');
    entry['scope'] = objectOf(command, 'scope');
  },
  create_rest_endpoint: (draft, command) => {
    const { methods, comment } = argsOf(command);
    const endpoint = given({
      name: textOf(command, 'name'),
      url: textOf(command, 'url'),
      methods,
      definition: objectOf(command, 'definition'),
      comment,
    });
    addNamed(listOf(draft, 'rest_endpoints'), 'name', endpoint, 'REST endpoint');
  },
  drop_rest_endpoint: (draft, command) => {
    dropNamed(listOf(draft, 'rest_endpoints'), 'name', textOf(command, 'name'), 'REST endpoint');
  },
};

function collections(draft: Node): Node[] {
  return listOf(draft, 'query_collections');
}

function collection(draft: Node, command: Command, key: string): Node {
  return findNamed(collections(draft), 'name', textOf(command, key), 'query collection');
}

function queries(draft: Node, command: Command): Node[] {
  return listOf(collection(draft, command, 'collection_name')['definition'] as Node, 'queries');
}
