//! Every refusal with the situation it is true in, and the sentence a person reads.

mod damage;
