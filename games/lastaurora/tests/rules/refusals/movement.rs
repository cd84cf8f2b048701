//! Movement (LA-7).

use lastaurora::decisions::Advance;
use lastaurora::frame::Frame;

use crate::common::*;

/// Rules: LA-7.3, LA-7.5, LA-7.6, LA-7.21
#[test]
fn la_7_3_fuel_is_paid_as_the_truck_takes_it() {
    let mut table = table("", 2, &["order 1 2", "res 1 food 0", "phase movement"]);
    refused(&table, ONE, "drive 2", "LA-7.3", "You cannot pay 2 Fuel.");
    refused(&table, ONE, "drive 0", "LA-7.3", "Moving costs at least 1 Fuel.");
    let substitute = "Your Truck burns nothing but Fuel. Pay Fuel.";
    refused(&table, ONE, "drive 1 food 1", "LA-7.21", substitute);
    refused(&table, ONE, "go a01", "LA-7.6", "First pay Fuel, then move.");
    table.arrange("res 1 fuel 3");
    refused(&table, ONE, "drive 3", "LA-7.5", "Your Truck takes at most 1 extra Fuel.");
    table.play(ONE, "drive 1");
    let paid = "You have paid Fuel for this movement. Go on or stop.";
    refused(&table, ONE, "drive 1", "LA-7.7", paid);
}

/// Rules: LA-7.3, LA-7.21
#[test]
fn la_7_21_what_the_truck_burns_must_be_there() {
    let setup = ["order 1 2", "res 1 fuel 0", "object 1 nitro", "phase movement"];
    let mut table = table("", 2, &setup);
    let none = "Moving costs 1 Fuel and you have none. Stay where you are.";
    refused(&table, ONE, "drive 1", "LA-7.3", none);
    table.arrange("car 1 B1 truck_biofuel_turbo");
    refused(&table, ONE, "drive 1", "LA-7.3", "You cannot pay 1 Fuel.");
    refused(&table, ONE, "drive 0 food 2", "LA-7.21", "You cannot pay 2 Food.");
}

/// Rules: LA-7.4
#[test]
fn la_7_4_without_speed_nobody_drives() {
    let mut table = table("", 2, &["order 1 2", "res 1 food 0", "res 1 fuel 3", "phase movement"]);
    let speed = look(&table).raw_speed(P1);
    table.state_mut().players[0].speed -= speed;
    let little = "With so little Fuel your Convoy has no speed.";
    refused(&table, ONE, "drive 1", "LA-7.4", little);
    table.expect_allowed(ONE, "drive 2");
    table.state_mut().players[0].speed -= 1;
    let none = "Your Convoy has no speed and cannot move. Stay where you are.";
    refused(&table, ONE, "drive 2", "LA-7.4", none);
}

/// Rules: LA-7.2, LA-10.15
#[test]
fn la_10_15_resources_are_thrown_away_for_a_driver_only() {
    let setup = ["order 1 2", "res 1 food 0", "res 1 ammo 0", "object 1 nitro", "phase movement"];
    let mut table = table("", 2, &setup);
    let driver = "Somebody is at the wheel: nothing has to be thrown away.";
    refused(&table, ONE, "throw food", "LA-10.15", driver);
    table.arrange("damage 1 B1 crew").arrange("damage 1 B1 cargo").arrange("damage 1 B1 cargo");
    let nobody = "Nobody is at the wheel: put a Survivor into an undamaged box of your Truck.";
    refused(&table, ONE, "drive 1", "LA-7.2", nobody);
    refused(&table, ONE, "throw food", "LA-7.2", nobody);
}

/// A Truck whose cargo stands in the way of a driver.
fn crammed(more: &[&str]) -> Table {
    let mut setup = vec![
        "order 1 2",
        "car 1 B2 trailer_crew_wagon",
        "car 1 T1 dev_nitro_tank",
        "damage 1 B1 crew",
        "damage 1 B1 cargo",
        "res 1 food 2",
        "res 1 fuel 1",
        "res 1 ammo 0",
        "object 1 nitro",
    ];
    setup.extend(more);
    setup.push("phase movement");
    table("", 2, &setup)
}

/// Rules: LA-10.15
#[test]
fn la_10_15_only_what_stands_in_the_way_is_thrown_away() {
    let mut table = crammed(&[]);
    table.expect_allowed(ONE, "throw food");
    refused(&table, ONE, "throw ammo", "LA-10.15", "You have no Ammo. Choose something else.");
    let box_of_its_own = "Your Fuel stands in boxes of its own. Throwing it away makes no room.";
    refused(&table, ONE, "throw fuel", "LA-10.15", box_of_its_own);
}

/// Rules: LA-16.5, LA-7.7
#[test]
fn la_16_5_nobody_drives_past_the_aurora() {
    let setup = ["order 1 2", "aurora 1 yellow", "at 1 a25", "res 1 fuel 2", "object 1 nitro"];
    let mut table = table("", 2, &setup);
    table.arrange("phase movement");
    table.play(ONE, "drive 2");
    let ends = "The Aurora lies before that space: your movement ends there.";
    refused(&table, ONE, "go a27", "LA-16.5", ends);
    let here = "Your Convoy stands there already.";
    refused(&table, ONE, "go a25", "LA-7.7", here);
    let back = "No way leads there: a Convoy moves forward only.";
    refused(&table, ONE, "go a24", "LA-7.7", back);
    refused(&table, ONE, "go b03", "LA-7.7", "That space is not on this map.");
    table.play(ONE, "go a26").arrange("phase movement");
    let arrived = "Your Convoy has arrived and does not move any more. Stay where you are.";
    refused(&table, ONE, "drive 1", "LA-16.5", arrived);
    refused(&table, ONE, "throw food", "LA-16.5", arrived);
}

/// Rules: LA-7.7, LA-7.9
#[test]
fn la_7_9_a_shortcut_is_no_matter_of_points() {
    let mut wheels = table("", 2, &["order 1 2", "at 1 a03", "phase movement"]);
    wheels.play(ONE, "drive 1");
    let tracks = "Only a tracked Truck can take a shortcut.";
    refused(&wheels, ONE, "go a07", "LA-7.9", tracks);
    let points = look(&wheels).state.drive.points;
    let far = format!("You have {points} movement points; that takes 6.");
    refused(&wheels, ONE, "go a09", "LA-7.7", &far);
}

/// Rules: LA-19.15
#[test]
fn la_19_15_a_free_step_goes_to_the_next_space() {
    let mut table = table_on("beta", "", 2, &["order 1 2", "at 1 b03", "phase movement"]);
    table.state_mut().avalanches = Set8::EMPTY;
    table.state_mut().frames.push(Frame::Advance(Advance { player: P1 }));
    let next = "That is not the next space by road.";
    refused(&table, ONE, "go b05", "LA-19.15", next);
    table.expect_allowed(ONE, "go br1");
}

/// Rules: LA-X3.8, LA-11.8, LA-X3.16
#[test]
fn la_x3_8_ghoul_and_drone_say_what_they_lack() {
    let setup = [
        "order 1 2",
        "survivor 1 s1 crew_ghoul active",
        "survivor 1 s2 crew_support_drone active",
        "survivor 1 s3 surv_leader active",
        "phase movement",
    ];
    let mut table = table("crews", 2, &setup);
    let clean = "The Ghoul has no Contamination.";
    refused(&table, ONE, "ability s1", "LA-X3.8", clean);
    refused(&table, ONE, "ability s2", "LA-X3.16", "You have no Object in your hand.");
    refused(&table, ONE, "burn s2 toolkit", "LA-X3.16", "You have no Object in your hand.");
    table.arrange("object 1 nitro");
    let which = "Say which Object the Support Drone discards.";
    refused(&table, ONE, "ability s2", "LA-X3.16", which);
    refused(&table, ONE, "burn s2 toolkit", "LA-12.7", "The Toolkit is not in your hand.");
    let other = "The Leader does not discard Objects for speed.";
    refused(&table, ONE, "burn s3 nitro", "LA-X3.16", other);
    table.state_mut().players[0].crew[CrewPlace(0)].contamination = 2;
    let doomed = "The Ghoul is doomed: nothing can help any more.";
    refused(&table, ONE, "ability s1", "LA-11.8", doomed);
    table.play(ONE, "drive 1");
    let late = "Speed cannot be raised after Fuel is paid.";
    refused(&table, ONE, "burn s2 nitro", "LA-7.6", late);
}
