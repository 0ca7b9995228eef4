import { describe, expect, it } from 'vitest';
import { createMapFake, nodeRow } from '../../testing/map-fake.ts';
import { endWriting } from '../end-writing.ts';
import { addChild, joinNodes, moveTo, removeNodes } from '../map-acts.ts';
import type { NodeRow } from '../map-rows.ts';
import { runCommand, walkMap, walkOutline } from '../run-command.ts';
import { shownIds } from '../shown-rows.ts';
import { createMapSession } from './map-session.ts';

function open(rows: NodeRow[] = [], options: Parameters<typeof createMapFake>[1] = {}) {
  const fake = createMapFake(rows, options);
  const refused: string[] = [];
  const session = createMapSession({
    store: fake.store,
    setting: { measure: (text) => text.length * 8, isRightToLeft: false, untitled: 'Untitled' },
    onRefused: (reason) => refused.push(reason),
  });
  session.follow();
  const look = () => session.getView();
  return {
    ...fake,
    session,
    refused,
    look,
    /** Writes the text of the node that is begun. */
    write(text: string, end: Parameters<typeof endWriting>[1] = 'stay') {
      session.write(text);
      endWriting(session, end, shownIds(look().scene));
    },
    shown: () => shownIds(look().scene),
  };
}

const rows = [nodeRow('a'), nodeRow('b'), nodeRow('a1', 'a'), nodeRow('a2', 'a')];

describe('a new node', () => {
  it('comes to the map with its text, as one step', () => {
    const { session, write, look, outline, steps } = open();
    runCommand(session, 'add-child');
    expect(outline()).toBe('');
    expect(look().editing).toMatchObject({ text: '' });
    write('Why', 'child');
    write('River');
    expect(outline()).toBe('Why(River)');
    expect(steps()).toBe(2);
    expect(look().scene.rows.nodes.get(look().focus)?.text).toBe('River');
  });

  it('is none when it stays empty, or is given up', () => {
    const { session, write, look, outline, steps } = open(rows);
    session.choose('a');
    runCommand(session, 'add-sibling');
    write('  ');
    expect(look().focus).toBe('a');
    runCommand(session, 'add-sibling');
    write('Never', 'cancel');
    expect([outline(), steps()]).toEqual(['a(a1 a2) b', 0]);
  });

  it('is written line by line in an outline, indented and outdented while it is empty', () => {
    const { session, write, outline } = open(rows);
    session.choose('b');
    runCommand(session, 'add-sibling');
    write('c', 'sibling');
    write('', 'indent');
    write('c1', 'sibling');
    write('c2', 'sibling');
    write('', 'outdent');
    write('d');
    expect(outline()).toBe('a(a1 a2) b c(c1 c2) d');
  });

  it('unfolds what it is put on', () => {
    const { session, write, outline, shown } = open([
      nodeRow('a', null, { is_folded: true }),
      nodeRow('a1', 'a'),
    ]);
    session.choose('a');
    runCommand(session, 'add-child');
    write('a2');
    expect(outline()).toBe('a(a1 a2)');
    expect(shown()).toContain('a1');
  });

  it('of the centre goes where there is room, and is coloured like no other', () => {
    const { session, write, store } = open();
    for (const text of ['one', 'two', 'three', 'four']) {
      session.choose('map');
      runCommand(session, 'add-child');
      write(text);
    }
    const made = [...store.getRows().nodes.values()];
    expect(made.map(({ side }) => side)).toEqual(['end', 'start', 'end', 'start']);
    expect(new Set(made.map(({ colour }) => colour)).size).toBe(4);
  });

  it('is not made where the map is full or only read', () => {
    const many = Array.from({ length: 5000 }, (_, index) => nodeRow(`n${index}`));
    const full = open(many);
    full.session.run(addChild(full.session.ground(), 'map'));
    expect([full.refused, full.look().editing]).toEqual([['full'], null]);
    const read = open(rows, { canEdit: false });
    runCommand(read.session, 'add-child');
    runCommand(read.session, 'edit');
    runCommand(read.session, 'remove');
    expect([read.look().editing, read.steps()]).toEqual([null, 0]);
  });
});

describe('a text', () => {
  it('is changed once, and not at all when it is the same or given up', () => {
    const { session, write, outline, steps } = open(rows);
    session.edit('b');
    write('b');
    session.edit('b');
    write('x', 'cancel');
    expect(steps()).toBe(0);
    session.edit('b');
    write(' Before \n\n\n March ');
    expect([outline(), steps()]).toEqual(['a(a1 a2) Before \n March', 1]);
    session.edit('map');
    write('New\n centre');
    expect(session.getView().scene.rows.map.title).toBe('New centre');
  });
});

describe('removing', () => {
  it('takes what hangs on it along with lines to it, and goes on with the next', () => {
    const { session, store, outline, look } = open([...rows, nodeRow('c')]);
    session.run(joinNodes(session.ground(), 'c', 'a1'));
    session.choose('a', new Set(['a', 'a1']));
    session.run(removeNodes(session.ground(), look().selection));
    expect([outline(), look().focus, store.getRows().edges.size]).toEqual(['b c', 'b', 0]);
    session.undo();
    expect([outline(), store.getRows().edges.size]).toEqual(['a(a1 a2) b c', 1]);
  });

  it('never removes the centre', () => {
    const { session, steps } = open(rows);
    runCommand(session, 'remove');
    expect(steps()).toBe(0);
  });

  it('by somebody else leaves one at what it hung on', () => {
    const { session, store, look } = open(rows);
    session.choose('a2');
    expect(look().focus).toBe('a2');
    store.change([{ table: 'mindmap_nodes', id: 'a2', kind: 'remove', fields: {} }]);
    expect(look().focus).toBe('a');
  });
});

describe('folding', () => {
  it('is for everybody, and leads out of what is hidden', () => {
    const { session, shown, store, look } = open(rows);
    session.choose('a1');
    session.toggleFold('a');
    expect([shown(), look().focus]).toEqual([['map', 'a', 'b'], 'a']);
    expect(store.getRows().nodes.get('a')?.is_folded).toBe(true);
  });

  it('by somebody else does not take away what one looks at', () => {
    const { session, shown, store } = open(rows);
    session.choose('a1');
    store.change([{ table: 'mindmap_nodes', id: 'a', kind: 'set', fields: { is_folded: true } }]);
    expect(shown()).toContain('a1');
    session.choose('b');
    expect(shown()).not.toContain('a1');
  });

  it('is for this screen alone where the map is only read', () => {
    const { session, shown, steps } = open(rows, { canEdit: false });
    session.toggleFold('a');
    expect([shown(), steps()]).toEqual([['map', 'a', 'b'], 0]);
  });

  it('gives way to what is looked for', () => {
    const { session, shown, look, steps } = open([
      nodeRow('a', null, { is_folded: true }),
      nodeRow('a1', 'a'),
      nodeRow('b'),
    ]);
    session.lookAt('b');
    session.show('a1');
    expect([look().focus, look().top, shown().includes('a1'), steps()]).toEqual(['a1', null, true, 0]);
  });
});

describe('moving', () => {
  it('takes several along, and refuses a circle in words', () => {
    const { session, outline, refused } = open(rows);
    session.run(moveTo(session.ground(), new Set(['a1', 'b']), { parent: 'a2', before: null }));
    expect(outline()).toBe('a(a2(a1 b))');
    session.run(moveTo(session.ground(), new Set(['a']), { parent: 'b', before: null }));
    expect(refused).toEqual(['circle']);
  });

  it('is done with keys as well', () => {
    const { session, outline } = open(rows);
    session.choose('b');
    runCommand(session, 'move-up');
    expect(outline()).toBe('b a(a1 a2)');
    session.choose('a');
    runCommand(session, 'indent');
    expect(outline()).toBe('b(a(a1 a2))');
    session.choose('a2');
    runCommand(session, 'outdent');
    expect(outline()).toBe('b(a(a1) a2)');
  });
});

describe('a branch alone', () => {
  it('is looked at, added to and left', () => {
    const { session, shown, write, outline, look } = open(rows);
    session.choose('a');
    runCommand(session, 'focus-branch');
    expect(shown()).toEqual(['a', 'a1', 'a2']);
    runCommand(session, 'add-sibling');
    write('a3');
    expect(outline()).toBe('a(a1 a2 a3) b');
    session.lookAt(null);
    expect([look().focus, shown()[0]]).toEqual(['a', 'map']);
  });
});

describe('walking', () => {
  it('goes along the plane, and chooses what it passes', () => {
    const { session, look } = open(rows);
    walkMap(session, 'right', false);
    walkMap(session, 'right', true);
    walkMap(session, 'down', true);
    expect([look().focus, [...look().selection]]).toEqual(['a2', ['a', 'a1', 'a2']]);
  });

  it('goes along the lines of an outline, into and out of branches', () => {
    const { session, look, shown } = open(rows);
    const walk = (...arrows: Parameters<typeof walkOutline>[2][]) => {
      for (const arrow of arrows) walkOutline(session, shown(), arrow, false);
      return look().focus;
    };
    expect(walk('down', 'right', 'down')).toBe('a2');
    expect(walk('left', 'left')).toBe('a');
    expect(shown()).toEqual(['map', 'a', 'b']);
    expect(walk('down')).toBe('b');
  });

  it('draws a line where one was begun', () => {
    const { session, store } = open(rows);
    session.beginJoin('a1');
    expect(session.endJoin('b')).toBe(true);
    expect([...store.getRows().edges.values()]).toMatchObject([{ from_id: 'a1', to_id: 'b' }]);
    expect(session.endJoin('b')).toBe(false);
    session.run(joinNodes(session.ground(), 'a1', 'b'));
    expect(store.getRows().edges.size).toBe(1);
  });
});
