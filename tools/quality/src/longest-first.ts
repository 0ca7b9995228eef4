import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Projects by how long their files take: whoever comes last is done when the others are. */
const ORDER = ['postgres', 'node', 'conformance', 'components', 'components alone'];

/** Begins with the project whose files take long, so that no worker waits for the last of them. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const placeOf = ({ project }: TestSpecification) => ORDER.indexOf(project.name);
    return (await super.sort(files)).toSorted((one, other) => placeOf(one) - placeOf(other));
  }
}
