// What is tested speaks English, as a page does whose words have come.
import { learn } from '../../src/words';

await learn('en');
