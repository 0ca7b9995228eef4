import EntryGrowth from '../shared/from-sentence/entry-growth.slot.tsx';
import { withGrownKinds } from './grown-kinds.tsx';

export default withGrownKinds(EntryGrowth);
