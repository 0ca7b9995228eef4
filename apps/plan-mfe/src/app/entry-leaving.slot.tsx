import EntryLeaving from '../shared/from-sentence/entry-leaving.slot.tsx';
import { withGrownKinds } from './grown-kinds.tsx';

export default withGrownKinds(EntryLeaving);
