//! Copy and Delete (SF-12.6, SF-12.7).

use crate::common::*;

/// Rules: SF-12.6.2a, SF-7.4.1, SF-9.2, SF-R144, SF-8.3
#[test]
fn sf_12_6_1_copies_reach_who_is_there_and_lacks_them() {
    let mut t = table(&["stranger", "billionaire", "telepathic_rat", "stowaway", "legal"]);
    t.place_all(&["stranger", "telepathic_rat", "legal"], "forward_hub");
    t.place("billionaire", "suite");
    t.data("stranger", "evidence");
    t.data("legal", "evidence");
    refused(
        &t,
        "stranger",
        "copy x_secret billionaire",
        "SF-8.3",
        "The Stranger does not have the X-Secret.",
    );
    refused(
        &t,
        "stranger",
        "copy evidence billionaire",
        "SF-7.4.1",
        "The Jammers are ON: copies reach only those in the same Section, and the Billionaire is elsewhere.",
    );
    refused(
        &t,
        "stranger",
        "copy evidence telepathic_rat",
        "SF-12.6.2a",
        "The Telepathic Rat cannot receive Data.",
    );
    refused(&t, "stranger", "copy evidence legal", "SF-9.2", "Legal has that Data already.");
    refused(
        &t,
        "stranger",
        "copy evidence stowaway",
        "SF-R144",
        "The Stowaway is still in hiding and must first come out in a dark Section.",
    );
    t.place("billionaire", "houdini");
    t.launched("houdini");
    refused(
        &t,
        "stranger",
        "copy evidence billionaire",
        "SF-12.6.2",
        "The Billionaire has Escaped and is out of reach.",
    );
}

/// Rules: SF-R178
#[test]
fn sf_r178_an_nda_keeps_data_where_it_is() {
    let mut t = table(&["stranger", "legal"]);
    t.data("stranger", "nda");
    t.data("stranger", "evidence");
    refused(
        &t,
        "stranger",
        "delete evidence",
        "SF-R178",
        "An NDA forbids copying and deleting Data.",
    );
}
